/** The header of the anti-forgery token, required for unsafe methods; HTTP-4. */
export const ANTI_FORGERY_HEADER = 'x-anti-forgery-token'
