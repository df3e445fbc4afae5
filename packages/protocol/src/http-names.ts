/** The header that carries the anti-forgery token on every request that changes something; HTTP-4. */
export const ANTI_FORGERY_HEADER = 'x-anti-forgery-token'
