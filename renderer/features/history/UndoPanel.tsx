/** The question before an undo and its result, in the flow of the page: nothing modal. */
import { Button } from '../../components/button/Button.tsx'
import { KeptFiles } from '../../app/acts/kept/KeptFiles.tsx'
import { trashedWords } from '../../app/acts/trashedWords.ts'
import { undoQuestion } from '../../app/runs/changedWords.ts'
import { InlineConfirm } from '../../components/page/InlineConfirm.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { UndoResult } from './undoStore.ts'
import { useHistoryStore } from './useHistoryStore.ts'

export function UndoPanel() {
  const texts = useTexts()
  const { history } = texts
  const { asked, isUndoing, result, keep, undo } = useHistoryStore('undo', (state) => state)
  if (!asked && !result) return null
  return (
    <div className="undo-panel">
      {asked && asked.files > 0 && (
        <InlineConfirm
          question={undoQuestion(texts, history.undoQuestion({ count: asked.files }), asked.changedSince)}
          verb={history.undo({ count: asked.files })}
          keep={history.keep}
          isBusy={isUndoing}
          onConfirm={() => void undo()}
          onKeep={keep}
        />
      )}
      {asked && asked.files > 0 && asked.name !== null && <Untrusted text={asked.name} className="quiet" />}
      {asked?.files === 0 && (
        <div className="undo-panel-line" role="status">
          <span>{history.nothingToUndo}</span>
          <Button size="s" onPress={keep}>
            {history.ok}
          </Button>
        </div>
      )}
      {result && <Result result={result} onClose={keep} />}
    </div>
  )
}

function Result({ result, onClose }: { readonly result: UndoResult; readonly onClose: () => void }) {
  const texts = useTexts()
  const { history } = texts
  return (
    <div className="undo-panel-result" role="status">
      <div className="undo-panel-line">
        <span>{trashedWords(texts, result)}</span>
        <Button size="s" onPress={onClose}>
          {history.ok}
        </Button>
      </div>
      {result.kept.length > 0 && <p>{history.keptFiles({ count: result.kept.length })}</p>}
      <KeptFiles kept={result.kept} />
    </div>
  )
}
