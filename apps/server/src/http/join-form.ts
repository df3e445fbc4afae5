import {
  can,
  type Environment,
  isEmailRequired,
  randomUserName,
  settingValue,
  type UserFieldKey,
  type UserFieldValues,
  visibleUserFields,
  whatOthersSee,
} from '@planner/domain'
import { acceptedLanguages, nearestLanguage } from '@planner/i18n'
import { JOIN_FIELDS, type JoinField, type JoinFormResponse } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { HostLists } from '../config.ts'
import { keyOfPath, openByKey } from '../gate/authority.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { environmentOf } from './environment.ts'
import { type Text, textsOf } from './texts.ts'

const query = z.object({
  path: z.string().max(2000).catch('').default(''),
  lang: z.string().max(200).catch('').default(''),
})

const VISITOR = { role: 'visitor', personId: null } as const
const BLANK: UserFieldValues = {
  registerTopicWithoutAuthor: false,
  email: '',
  phone: '',
  profile: '',
  numUserSessions: null,
  languages: [],
  topics: [],
}

/** GET /api/Event/Join/: what visitors may read, in one small answer; JOIN-2. */
export function addJoinForm(
  app: FastifyInstance,
  context: Pick<ServerContext, 'rooms' | 'storage'>,
  hosts: HostLists,
): void {
  app.get('/api/Event/Join/', async (request): Promise<JoinFormResponse> => {
    const { path, lang } = query.parse(request.query)
    const accepted = acceptedLanguages(request.headers['accept-language'] ?? '')
    const languageCode = nearestLanguage(lang === '' ? accepted : lang.split(','))
    const found = await openByKey(context, keyOfPath(path))
    const text = textsOf(languageCode, found?.room.variant.words)
    const isInvited = found?.holder.kind === 'share'
    return {
      form: isInvited ? joinForm(found.room, environmentOf(hosts, request.host), text) : null,
      languageCode,
      texts: {
        product: text('app.title'),
        register: text('userData.register'),
        joining: text('join.sending'),
        required: text('error.required', { label: text('userData.ownName') }),
      },
    }
  })
}

/** Null while nobody can register by the link: the page says so itself (REG-4). */
function joinForm({ variant, state }: Room, environment: Environment, text: Text): JoinFormResponse['form'] {
  if (!settingValue(variant, state.settings, 'parameters|ui|allowRegistration')) return null
  const visible = visibleUserFields({
    variant,
    state,
    environment,
    viewer: VISITOR,
    draft: BLANK,
    saved: null,
  })
  const others = visible.findIndex((field) => !isJoinField(field))
  const fields = visible.slice(0, others < 0 ? visible.length : others).filter(isJoinField)
  if (!fields.includes('name')) return null
  return {
    eventId: state.event.id,
    fields: fields.map((field) => {
      const isRequired = field === 'name' || (field === 'email' && isEmailRequired(variant, state.settings))
      const label = text(field === 'name' ? 'userData.ownName' : `userData.${field}`)
      return {
        field,
        label: isRequired ? text('userData.requiredLabel', { label }) : label,
        help: text(`userData.${field}.help`),
        isRequired,
        value: field === 'name' && can(variant, 'randomUserName') ? randomUserName(Math.random) : '',
      }
    }),
    isWhole: others < 0,
    title: text('userData.join.title', { event: state.event.name }),
    description: state.event.description,
    seen: whatOthersSee(variant, state)
      .map((fact) => text(`userData.seen.${fact}`))
      .join(' '),
  }
}

function isJoinField(field: UserFieldKey): field is JoinField {
  return (JOIN_FIELDS as readonly string[]).includes(field)
}
