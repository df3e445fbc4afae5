/** The header of the anti-forgery token, required for unsafe methods; HTTP-4. */
export const ANTI_FORGERY_HEADER = 'x-anti-forgery-token'

/** The header of the key of an event, by which an import is judged before its body is received; IMPORT-19. */
export const EVENT_KEY_HEADER = 'x-event-key'
