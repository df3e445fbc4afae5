import { z } from 'zod'
import {
  isPlainAddress,
  isReceiverAddress,
  RECEIVER_ADDRESS,
  SMTP_ADDRESS,
  type SmtpServer,
  smtpServerOf,
} from './receiver-address.ts'

export type MailConfig = { server: SmtpServer; from: string; to: string }

/** Who is sent something besides the data folder; '' and null for nobody, the default. OPS-13. */
export type AdapterConfig = {
  analyticsUrl: string
  errorReportUrl: string
  feedbackWebhookUrl: string
  mail: MailConfig | null
}

const receiver = z.string().refine(isReceiverAddress, RECEIVER_ADDRESS).default('')
const PLAIN_ADDRESS = 'an e-mail address'
const mailAddress = z.string().refine(isPlainAddress, PLAIN_ADDRESS).default('')

/** A message completes "it must be". */
export const ADAPTER_VARIABLES = {
  ANALYTICS_URL: receiver,
  ERROR_REPORT_URL: receiver,
  FEEDBACK_WEBHOOK_URL: receiver,
  SMTP_URL: z
    .string()
    .refine((address) => smtpServerOf(address) !== undefined, SMTP_ADDRESS)
    .default(''),
  FEEDBACK_MAIL_TO: mailAddress,
  FEEDBACK_MAIL_FROM: mailAddress,
}

/** Addresses of receivers may hold passwords and tokens. */
export const ADAPTER_SECRETS = ['ANALYTICS_URL', 'ERROR_REPORT_URL', 'FEEDBACK_WEBHOOK_URL', 'SMTP_URL']

type AdapterVariables = { [name in keyof typeof ADAPTER_VARIABLES]: string }

export function adapterConfig(variables: AdapterVariables): AdapterConfig {
  const server = smtpServerOf(variables.SMTP_URL)
  const to = variables.FEEDBACK_MAIL_TO
  return {
    analyticsUrl: variables.ANALYTICS_URL,
    errorReportUrl: variables.ERROR_REPORT_URL,
    feedbackWebhookUrl: variables.FEEDBACK_WEBHOOK_URL,
    mail: server && to !== '' ? { server, to, from: variables.FEEDBACK_MAIL_FROM || to } : null,
  }
}

/** What is missing for mail: a server without an address, or the other way round, would send nothing and say nothing. */
export function missingForMail(variables: AdapterVariables): string[] {
  const { SMTP_URL, FEEDBACK_MAIL_TO, FEEDBACK_MAIL_FROM } = variables
  if (SMTP_URL !== '' && FEEDBACK_MAIL_TO === '')
    return [`FEEDBACK_MAIL_TO is not set; it must be ${PLAIN_ADDRESS}, since SMTP_URL is set.`]
  const given = FEEDBACK_MAIL_TO !== '' ? 'FEEDBACK_MAIL_TO' : 'FEEDBACK_MAIL_FROM'
  if (SMTP_URL === '' && FEEDBACK_MAIL_TO + FEEDBACK_MAIL_FROM !== '')
    return [`SMTP_URL is not set; it must be ${SMTP_ADDRESS}, since ${given} is set.`]
  return []
}
