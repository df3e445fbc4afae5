import type { Outcome } from '../adapters/outbox.ts'
import type { Config } from '../config.ts'
import type { ServerContext } from '../server-context.ts'
import { Letters, type LettersOptions } from './letters.ts'
import { LostLinks } from './lost-links.ts'
import { mailChannel } from './mail-channel.ts'
import { MailSender } from './mail-sender.ts'

type Options = {
  config: Pick<Config, 'publicUrl' | 'adapters'>
  pace: LettersOptions['pace']
  count: (outcome: Outcome, entries: number) => void
}

/** Goes on with what was under way. */
export function openLetters(context: ServerContext, { config, pace, count }: Options) {
  const { publicUrl, adapters } = config
  const sender = adapters.letters && new MailSender(adapters.letters, context.letterQuotas.ofAddress)
  const channels = sender ? [mailChannel({ sender, publicUrl, storage: context.storage })] : []
  const letters = new Letters({ ...context, channels, from: sender?.from ?? '', publicUrl, pace })
  letters.start()
  return {
    letters,
    lostLinks: new LostLinks({ ...context, sender, publicUrl, quota: context.letterQuotas.lostLinks, count }),
  }
}
