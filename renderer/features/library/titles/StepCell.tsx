/** Whether the subtitles of a file are in step with it: the worst of them. */
import { use } from 'react'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import { StateWord } from '../../../components/sign/StateWord.tsx'
import { stepLooks } from '../../../components/sign/stepLooks.ts'
import { stepText } from '../../../texts/timingWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { ColumnLanguages } from './columnCells.ts'
import { columnCount } from './columns.ts'

export function StepCell({ row: { step } }: { readonly row: LibraryRow }) {
  const texts = useTexts()
  const languages = use(ColumnLanguages)
  return (
    <div role="gridcell" aria-colindex={columnCount(languages.length, 'files') - 1} className="shelf-step">
      {step !== null && (
        <span title={stepText(texts, step)}>
          <StateWord {...stepLooks[step]}>{stepText(texts, step)}</StateWord>
        </span>
      )}
    </div>
  )
}
