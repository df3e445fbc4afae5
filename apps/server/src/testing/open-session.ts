import { ANTI_FORGERY_HEADER, sessionResponse } from '@planner/protocol'

/** A browser session: its cookie and anti-forgery token. */
export type BrowserSession = {
  cookie: string
  token: string
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }>
}

export async function openSession(url: string, page = '/welcome/'): Promise<BrowserSession> {
  const response = await fetch(`${url}/api/Auth/InitSession/true?path=${page}`)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const token = sessionResponse.parse(await response.json()).antiForgeryToken
  return {
    cookie,
    token,
    async post(path, body, headers = {}) {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { ...headers, cookie, [ANTI_FORGERY_HEADER]: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    },
  }
}
