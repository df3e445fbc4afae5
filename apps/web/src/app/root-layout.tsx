import { Outlet } from '@tanstack/react-router'
import { useT } from '../lib/i18n/i18n.ts'

export function RootLayout() {
  const t = useT()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('app.skipToContent')}
      </a>
      <Outlet />
    </>
  )
}
