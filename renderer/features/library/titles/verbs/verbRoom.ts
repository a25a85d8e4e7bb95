/** In what form the verbs of a row under the pointer stand, so that its name stays as it was. Pure. */

export interface VerbPlace {
  /** For the words of the row, and what those take that the verbs stand beside. */
  readonly roomPx: number
  readonly wordsPx: number
  /** They stand beside the second line, which says less than the name and gives way. */
  readonly isSecond: boolean
  /** What the verb takes in words; null where there is only the menu. */
  readonly verbPx: number | null
}

export interface VerbRoom {
  readonly form: 'words' | 'sign' | 'menu' | 'none'
  readonly takenPx: number
}

/** A button with a sign alone, and the gap between two. */
const signPx = 24
const gapPx = 4
/** Between the words and the first button. */
const apartPx = 8

const menu: VerbRoom = { form: 'menu', takenPx: apartPx + signPx }
const sign: VerbRoom = { form: 'sign', takenPx: menu.takenPx + gapPx + signPx }

export function verbRoom({ roomPx, wordsPx, isSecond, verbPx }: VerbPlace): VerbRoom {
  const fits = ({ takenPx }: VerbRoom) => wordsPx + takenPx <= roomPx
  const forms = verbPx === null ? [menu] : [inWords(verbPx), sign, menu]
  const fitting = forms.find(fits)
  if (!isSecond) return fitting ?? { form: 'none', takenPx: 0 }
  // The verb stays in reach of the pointer, though the line beside it loses its middle.
  return fitting === forms[0] && fitting ? fitting : verbPx === null ? menu : sign
}

function inWords(verbPx: number): VerbRoom {
  return { form: 'words', takenPx: menu.takenPx + gapPx + verbPx }
}
