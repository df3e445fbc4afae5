import type { z } from 'zod'
import {
  errorReport,
  errorReportResult,
  feedbackRequest,
  feedbackResult,
  importPreview,
  importRequest,
  importResult,
  languageResponse,
  sessionResponse,
} from './http.ts'

export type HttpRoute = {
  what: string
  /** The JSON body. */
  request?: z.ZodType
  /** The JSON answer, where it is one. */
  response?: z.ZodType
}

/** Every HTTP call besides pages and their files; a test compares them with the server's. */
export const HTTP_ROUTES = {
  'GET /api/Auth/InitSession/:flag': {
    what: 'Begins a session, or goes on with the one of the cookie, and says who is there. `path` in the query is path and query of the page: the key in it says which event and person are meant.',
    response: sessionResponse,
  },
  'GET /api/Auth/UserIsActive/:flag': {
    what: 'The same answer, for a session that goes on.',
    response: sessionResponse,
  },
  'GET /api/Auth/LogOut': { what: 'Begins a new session, and answers with `antiForgeryToken` alone.' },
  'GET /api/Translations/GetLanguage/': {
    what: 'The messages of a language (`lang` in the query, such as `et`; `v` is the version of the translations).',
    response: languageResponse,
  },
  'POST /api/Import/Preview': {
    what: 'Says what the import of a table would change, and what is wrong with it.',
    request: importRequest,
    response: importPreview,
  },
  'POST /api/Import/Commit': {
    what: 'Imports a table of people by topics. A table with problems changes nothing.',
    request: importRequest,
    response: importResult,
  },
  'POST /api/Feedback': {
    what: 'Leaves a text for the makers.',
    request: feedbackRequest,
    response: feedbackResult,
  },
  'POST /api/ErrorReport': {
    what: 'Tells that a command failed.',
    request: errorReport,
    response: errorReportResult,
  },
  'GET /healthz': { what: 'Whether the server can work: 200, or 503 when it cannot.' },
  'GET /metrics': { what: 'Figures for Prometheus, as text.' },
} as const satisfies Record<string, HttpRoute>

export type HttpRouteName = keyof typeof HTTP_ROUTES
