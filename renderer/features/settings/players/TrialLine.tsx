/** The button that tries a server, and what it answered, in a sentence. */
import type { Outsider } from '../../../../shared/players/playerTable.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import type { Trial } from './playersStore.ts'
import { trialSentence } from './trialSentence.ts'

interface TrialLineProps {
  readonly outsider: Outsider
  readonly verb: string
  readonly trial: Trial | null
}

export function TrialLine({ outsider, verb, trial }: TrialLineProps) {
  const texts = useTexts()
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
