/// <reference types="vite/client" />
declare const __TRANSLATIONS_VERSION__: string
