/** Languages that a detector mixes up in everyday talk, and of which of them the words of a text tell for sure. Data and looks into it. */

interface CloseLanguages {
  readonly languages: ReadonlySet<string>
  /** What is surely one of them is not another. */
  readonly areToldApart: boolean
}

const close: readonly CloseLanguages[] = (
  [
    ['es gl ca pt', true],
    ['cs sk', true],
    ['id ms', true],
    // Who wishes for one of these is served by another, or a talk in it has words of both.
    ['no da sv', false],
    ['hr sr bs sl', false],
    ['bg mk sr', false],
    ['ru be uk', false],
    ['fa ur', false],
    ['nl af', false],
  ] as const
).map(([languages, areToldApart]) => ({ languages: new Set(languages.split(' ')), areToldApart }))

export function areClose(a: string, b: string): boolean {
  return close.some(({ languages }) => languages.has(a) && languages.has(b))
}

/** Two of one group that is told apart; the same language is none other. */
export function areToldApart(a: string, b: string): boolean {
  return a !== b && close.some((group) => group.areToldApart && group.languages.has(a) && group.languages.has(b))
}
