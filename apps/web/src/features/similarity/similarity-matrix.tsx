import { type Interests, isolatedText, similarity } from '@planner/domain'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import type { PersonName } from './most-alike.tsx'
import styles from './similarity.module.css'

type SimilarityMatrixProps = {
  people: readonly PersonName[]
  interests: ReadonlyMap<string, Interests>
}

const NONE: Interests = new Map()

/** Pairwise similarity of all people. The tint only repeats the number. */
export function SimilarityMatrix({ people, interests }: SimilarityMatrixProps) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area by focusing it
    <section className={styles.scroll} tabIndex={0} aria-label={t('similarity.matrix')}>
      <table className={styles.matrix} aria-label={t('similarity.matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('similarity.person')}</th>
            {people.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.column} title={isolatedText(name)}>
                <span>
                  <UserText>{name}</UserText>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((row) => (
            <tr key={row.id}>
              <th scope="row" title={isolatedText(row.name)}>
                <UserText>{row.name}</UserText>
              </th>
              {people.map((column) => (
                <Cell
                  key={column.id}
                  isSelf={row.id === column.id}
                  value={similarity(interests.get(row.id) ?? NONE, interests.get(column.id) ?? NONE)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value, isSelf }: { value: number | undefined; isSelf: boolean }) {
  const t = useT()
  if (isSelf || value === undefined) {
    return (
      <td data-self={isSelf || undefined}>
        <span aria-hidden="true">{isSelf ? '' : '–'}</span>
        <span className="visually-hidden">{t(isSelf ? 'similarity.self' : 'similarity.unknown')}</span>
      </td>
    )
  }
  const percent = Math.round(value * 100)
  return <td style={{ '--strength': `${Math.round(percent * 0.4)}%` } as React.CSSProperties}>{percent}</td>
}
