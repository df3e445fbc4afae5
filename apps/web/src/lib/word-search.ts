/** Finds the texts in which every word of the query occurs, ignoring case. */
export function wordSearch(query: string): (text: string) => boolean {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => text.toLocaleLowerCase().includes(word))
}
