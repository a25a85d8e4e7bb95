/** The files that an undo left alone, below what kept them: of a folder that is away, that is said once for all in it. */
import type { UndoResult } from '../../../../shared/contract/runs/history.ts'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { keptByReason } from './keptByReason.ts'
import './keptFiles.css'

/** More would push the list below out of sight; the run of the undo tells of all. */
const shownFiles = 5

export function KeptFiles({ kept }: Pick<UndoResult, 'kept'>) {
  const texts = useTexts()
  const more = kept.length - shownFiles
  return (
    <ul className="kept-files">
      {keptByReason(kept.slice(0, shownFiles)).map(({ why, names }) => (
        <li key={why.message}>
          <Untrusted text={problemText(texts, why)} wraps />
          {names.map((name, at) => (
            <FittedName key={at} text={name} className="kept-files-name quiet" />
          ))}
        </li>
      ))}
      {more > 0 && <li className="quiet">{texts.search.moreFiles({ count: more })}</li>}
    </ul>
  )
}
