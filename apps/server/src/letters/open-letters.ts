import type { Outcome } from '../adapters/outbox.ts'
import type { Config } from '../config.ts'
import type { ServerContext } from '../server-context.ts'
import { Letters, type LettersOptions } from './letters.ts'
import { LostLinks } from './lost-links.ts'
import { mailChannel } from './mail-channel.ts'
import { MailSender } from './mail-sender.ts'
import { pushChannel } from './push/push-channel.ts'
import { PushSender } from './push/push-sender.ts'

type Options = {
  config: Pick<Config, 'publicUrl' | 'adapters' | 'webhooksAllowPrivate'>
  pace: LettersOptions['pace']
  count: (outcome: Outcome, entries: number) => void
}

/** Goes on with what was under way. */
export function openLetters(context: ServerContext, { config, pace, count }: Options) {
  const { publicUrl, adapters } = config
  const sender = adapters.letters && new MailSender(adapters.letters, context.letterQuotas.ofAddress)
  const push = new PushSender({
    ...context,
    contact: adapters.pushContact,
    rules: { allowsPrivate: config.webhooksAllowPrivate },
  })
  const { storage } = context
  const channels = [
    ...(sender ? [mailChannel({ sender, publicUrl, storage })] : []),
    ...(push.isOn ? [pushChannel({ sender: push, storage })] : []),
  ]
  const letters = new Letters({ ...context, channels, from: sender?.from ?? '', publicUrl, pace })
  letters.start()
  return {
    letters,
    push,
    lostLinks: new LostLinks({ ...context, sender, publicUrl, quota: context.letterQuotas.lostLinks, count }),
  }
}
