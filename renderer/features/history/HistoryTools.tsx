/** Searching the history, and going back to a moment. */
import { useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { momentOf, sinceChoices, type SinceName } from './sinceChoices.ts'
import { useHistoryStore } from './useHistoryStore.ts'

export function HistoryTools() {
  const { history } = useTexts()
  const search = useHistoryStore('view', (view) => view.query.search)
  const narrow = useHistoryStore('view', (view) => view.narrow)
  return (
    <div className="history-tools">
      <div className="history-search">
        <TextField
          label={history.search}
          isLabelHidden
          type="search"
          icon="search"
          placeholder={history.search}
          maxLength={200}
          value={search}
          onChange={(text) => narrow({ search: text })}
        />
      </div>
      <UndoSince />
    </div>
  )
}

type Moment = SinceName | 'own'

function UndoSince() {
  const { history } = useTexts()
  const [moment, setMoment] = useState<Moment>('hour')
  const [own, setOwn] = useState('')
  const askToUndo = useHistoryStore('undo', (undo) => undo.ask)
  const names = sinceChoices(0).map(({ name }) => name)

  function ask(): void {
    const choice = sinceChoices(Date.now()).find(({ name }) => name === moment)
    const atMs = choice ? choice.atMs : momentOf(own)
    if (atMs !== null) void askToUndo({ kind: 'since', atMs })
  }

  return (
    <div className="history-since">
      <span className="quiet">{history.undoSince}</span>
      <SelectField
        label={history.undoSince}
        isLabelHidden
        value={moment}
        choices={[
          ...names.map((name) => ({ value: name, label: history.since[name] })),
          { value: 'own', label: history.sinceMoment },
        ]}
        onChange={setMoment}
      />
      {moment === 'own' && (
        <input
          type="datetime-local"
          className="history-moment"
          aria-label={history.sinceMoment}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      <Button isDisabled={moment === 'own' && momentOf(own) === null} onPress={ask}>
        {history.count}
      </Button>
    </div>
  )
}
