/** The name of a file in a cell of a grid, whose column holds names: cut in its middle to the room that it has. */
import { use } from 'react'
import { CellRoom } from './cellRoom.ts'
import { MiddleCut } from './MiddleCut.tsx'

/** As the cells of a grid are written. */
const cellText = { sizePx: 13, weight: 400 }

export function CellName({ name }: { readonly name: string }) {
  return <MiddleCut text={name} widthPx={use(CellRoom)} look={cellText} />
}
