/**
 * Preloaded into dependency-cruiser: it reads sources through the JavaScript API of TypeScript, which
 * TypeScript 7 no longer has; without it, every .ts file would silently be skipped.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.replace(/^typescript(?=\/|$)/, 'typescript-6'), context),
})
