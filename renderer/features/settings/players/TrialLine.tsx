/** The button that tries a server, and what it answered, in a sentence. */
import type { Outsider } from '../../../../shared/players/playerTable.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import { trialSentence } from './trialSentence.ts'

export function TrialLine({ outsider, verb }: { readonly outsider: Outsider; readonly verb: string }) {
  const texts = useTexts()
  const trial = useSettingsStore('playersEdit', (edit) => edit.trials[outsider])
  const test = useSettingsStore('playersEdit', (edit) => edit.test)
  const said = trial && trial.kind !== 'running' ? trialSentence(texts, outsider, trial) : null
  return (
    <div className="settings-test">
      <Button isBusy={trial?.kind === 'running'} onPress={() => void test(outsider)}>
        {verb}
      </Button>
      {said && <Notice tone={said.tone} text={said.text} />}
    </div>
  )
}
