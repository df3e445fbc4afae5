import '../app/look/fonts.css'
import '../app/look/tokens.css'
import './early-form.css'
import { isPlainInvitation, showEarlyForm } from './early-form.ts'
import { loadApp, loadTextFont } from './load-app.ts'

/**
 * What every page loads first. A share link gets its form at once, and the rest while somebody reads or types
 * (JOIN-1); everything else is the app.
 */
// As the app does once it is there: what was chosen here, else what the device is set to.
const scheme = localStorage.getItem('mantine-color-scheme-value')
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme

if (isPlainInvitation(window.location)) void showEarlyForm(loadApp).then(loadTextFont)
else {
  loadTextFont()
  loadApp()
}
