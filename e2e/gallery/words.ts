import {
  CATALOGUES,
  LANGUAGE_CODES,
  type LanguageCode,
  type MessageKey,
  messageFormat,
  PSEUDO_ENDS,
  pluralsOf,
  pseudoMessages,
} from '@planner/i18n'

/** The language of the gallery: one of the product, or one to find untranslated texts (TEXT-8). */
export type GalleryLanguage = LanguageCode | 'pseudo'

export const GALLERY_LANGUAGES: readonly GalleryLanguage[] = [...LANGUAGE_CODES, 'pseudo']

/** Around what people of the gallery have entered, so that it is told from the texts of the product. */
export const DATA_ENDS = ['‹', '›'] as const

/** Ends of keys of messages that stand for the message before them, by kind of planning. */
const OWN_WORDS = ['meetings', 'pairs']

type Values = Record<string, string | number>

/**
 * The texts of the screen in one language, to find things by, and the names that the gallery's people enter.
 */
export class Words {
  readonly language: GalleryLanguage
  readonly messages: Readonly<Record<MessageKey, string>>

  constructor(language: GalleryLanguage) {
    this.language = language
    this.messages = language === 'pseudo' ? pseudoMessages(CATALOGUES['en-GB']) : CATALOGUES[language]
  }

  /** A name, topic or other text that somebody enters. */
  entered(text: string): string {
    return this.language === 'pseudo' ? DATA_ENDS[0] + text + DATA_ENDS[1] : text
  }

  text(key: MessageKey, values: Values = {}): string {
    const language = this.language === 'pseudo' ? 'en-GB' : this.language
    return messageFormat(language, (text) => text)(this.messages[key], values)
  }

  /** What the whole text of an element is, in words of a kind of planning where there are such (SCREEN-3). */
  whole(key: MessageKey, values: Values = {}): RegExp {
    return new RegExp(`^\\s*(?:${this.#alternatives(key, values)})\\s*$`)
  }

  /** What an element's text begins with: a mark may follow. Places without a value may hold anything. */
  start(key: MessageKey, values: Values = {}): RegExp {
    // "Your name (required)" is a message around another one.
    return new RegExp(`^[\\s${PSEUDO_ENDS[0]}]*(?:${this.#alternatives(key, values)})`)
  }

  part(key: MessageKey): RegExp {
    return new RegExp(this.#alternatives(key, {}))
  }

  #alternatives(key: MessageKey, values: Values): string {
    return Object.keys(this.messages)
      .filter(
        (each) =>
          each === key || (each.startsWith(`${key}.`) && OWN_WORDS.includes(each.slice(key.length + 1))),
      )
      .map((each) => patternOf(this.messages[each as MessageKey], values))
      .join('|')
  }
}

const PLURAL = /\{\w+, plural, (?:(?:=\d+|\w+) \{(?:[^{}]|\{\{\w+\}\})*\} ?)+\}/g

/** A message with any number in its plurals. */
function patternOf(message: string, values: Values): string {
  const plurals = pluralsOf(message).map(({ branches }) =>
    [...branches.values()].map((text) => partPattern(text, values).replaceAll('#', '[\\d.,\\s]+')),
  )
  return message
    .split(PLURAL)
    .map((part, index) => {
      const branches = plurals[index]
      return partPattern(part, values) + (branches ? `(?:${branches.join('|')})` : '')
    })
    .join('')
}

function partPattern(text: string, values: Values): string {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part)
      const value = values[part]
      return value === undefined ? '.*?' : `[\u2066-\u2069]?${escaped(String(value))}[\u2066-\u2069]?`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
