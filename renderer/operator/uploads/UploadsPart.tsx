/** Uploads that wait: the list on the left, the one that is looked at on the right. */
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { PartHead } from '../PartHead.tsx'
import { RowsFoot } from '../RowsFoot.tsx'
import { DecidedLine } from './DecidedLine.tsx'
import { UploadDetails } from './UploadDetails.tsx'
import { UploadList } from './UploadList.tsx'
import './uploads.css'

export function UploadsPart() {
  const texts = useTexts()
  const { operator } = texts
  const { rows, total, problem, chosen, look, refusal } = useOperator('uploads', (state) => state)
  const readAgain = useOperator('uploads', (state) => state.readAgain)
  const readMore = useOperator('uploads', (state) => state.readMore)
  return (
    <>
      <PartHead title={operator.screens.uploads} onRefresh={readAgain} />
      {rows?.length === 0 && (
        <EmptyState icon="checkRing" title={operator.uploads.none} text={operator.uploads.noneHint} />
      )}
      {rows !== null && rows.length > 0 && (
        <div className="operator-uploads">
          <section className="operator-list" aria-label={operator.uploads.list}>
            <UploadList rows={rows} />
            <RowsFoot shown={rows.length} total={total} problem={problem} onMore={readMore} />
          </section>
          {chosen && <UploadDetails key={`${chosen.nId} ${look}`} upload={chosen} />}
        </div>
      )}
      {rows === null && <RowsFoot shown={0} total={0} problem={problem} onMore={readMore} />}
      {!chosen && refusal && <Notice tone="bad" text={problemText(texts, refusal)} />}
      <DecidedLine />
    </>
  )
}
