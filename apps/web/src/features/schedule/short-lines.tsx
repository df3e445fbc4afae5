import { useShortList } from '../../components/use-short-list.tsx'

type Props = { lines: readonly string[]; length?: number; className?: string | undefined }

/** A list of sentences, the first of them until all are asked for. */
export function ShortLines({ lines, length, className }: Props) {
  const { shown, button } = useShortList(lines, length)
  return (
    <>
      <ul className={className}>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
      {button}
    </>
  )
}
