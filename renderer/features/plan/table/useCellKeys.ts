/** ← → walk the cells of the current row, Enter opens one; on a heading they close and open its group. */
import { useState, type KeyboardEvent } from 'react'
import type { PlanCell } from '../../../../shared/contract/plan.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { canBeReviewed } from './answerStyles.ts'
import type { PlanLine } from './planColumns.tsx'
import { cellWords } from '../planWords.ts'
import { usePlanStore } from '../usePlanStore.ts'

export interface CellKeysNeeds {
  readonly line: PlanLine | undefined
  readonly languages: readonly string[]
  readonly onReview: ((cell: PlanCell) => void) | null
}

export interface CellKeys {
  /** The column of the current cell, counted from 1 behind the video; null before a key was pressed. */
  readonly place: number | null
  /** The current cell, for who does not see it. */
  readonly spoken: string
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
}

export function useCellKeys({ line, languages, onReview }: CellKeysNeeds): CellKeys {
  const texts = useTexts()
  const [place, setPlace] = useState<number | null>(null)
  const turnGroup = usePlanStore('view', (view) => view.turnGroup)
  const cell = cellAt(line, place === null ? undefined : languages[place - 1])
  const words = cell && cellWords(texts, cell, null)

  function openCurrent(): boolean {
    const asking = line && 'cells' in line ? (cell ?? line.cells.find(({ answer }) => answer === 'ask')) : undefined
    if (!asking || !onReview || !canBeReviewed(asking.answer)) return false
    onReview(asking)
    return true
  }

  function isTaken(key: string): boolean {
    if (line && 'kind' in line) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
      turnGroup(line.group.group, key === 'ArrowRight')
      return true
    }
    if (key === 'Enter') return openCurrent()
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
    const by = key === 'ArrowRight' ? 1 : -1
    setPlace(Math.min(languages.length, Math.max(1, (place ?? 0) + by)))
    return true
  }

  return {
    place,
    spoken: cell && words ? `${texts.wording.languageName(cell.column)}: ${words.word} ${words.detail}` : '',
    onKeyDown(event) {
      if (event.target === event.currentTarget && isTaken(event.key)) event.preventDefault()
    },
  }
}

function cellAt(line: PlanLine | undefined, language: string | undefined): PlanCell | undefined {
  return line && 'cells' in line ? line.cells.find(({ column }) => column === language) : undefined
}
