/** Engines of the built-in service: which it has, what they can do together, and how each is set. */
import { useEffect } from 'react'
import type { SettableEngine } from '../../../../shared/contract/settings.ts'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Switch } from '../../../components/Switch.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { EndpointFields, type Endpoint } from './EndpointFields.tsx'
import { EngineGroup } from './EngineGroup.tsx'
import { enginesSet, isSet } from './engineStore.ts'
import { abilitiesOf } from './standing.ts'
import { WhisperFolder } from './WhisperFolder.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import './engines.css'

export function EngineSettings({ state }: SettingsProps) {
  const { engines } = useTexts()
  if (state.values['service.address'] !== 'embedded') return <p className="faint">{engines.elsewhere}</p>
  return <OwnEngines state={state} />
}

const openAi: Endpoint = {
  engine: 'openai',
  url: 'engines.openAiUrl',
  model: 'engines.openAiModel',
  secret: 'openai-key',
}
const libreTranslate: Endpoint = {
  engine: 'libretranslate',
  url: 'engines.libreTranslateUrl',
  model: null,
  secret: 'libretranslate-key',
}
const speech: Endpoint = {
  engine: 'speech',
  url: 'engines.speechUrl',
  model: 'engines.speechModel',
  secret: 'speech-key',
}

function OwnEngines({ state }: SettingsProps) {
  const { engines, settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const checks = useSettingsStore('engines', (state) => state.checks)
  const check = useSettingsStore('engines', (state) => state.check)
  const set = enginesSet(state)
  useEffect(() => void check(), [check, set])
  const about = (engine: SettableEngine) => ({
    engine,
    check: checks?.find((each) => each.engine === engine),
    isSet: isSet(engine, state),
    isByVariable: state.enginesInEnvironment.includes(engine),
  })
  return (
    <>
      <Summary />
      <EngineGroup {...about('openai')}>
        <EndpointFields state={state} endpoint={openAi} />
      </EngineGroup>
      <EngineGroup {...about('libretranslate')}>
        <EndpointFields state={state} endpoint={libreTranslate} />
      </EngineGroup>
      <EngineGroup {...about('apertium')}>
        <Switch
          label={engines.useApertium}
          isOn={state.values['engines.apertium'] === 'auto'}
          onChange={(isOn) => void write('engines.apertium', isOn ? 'auto' : 'off')}
        />
      </EngineGroup>
      <EngineGroup {...about('speech')}>
        <EndpointFields state={state} endpoint={speech} />
      </EngineGroup>
      <EngineGroup {...about('whisper')}>
        <WhisperFolder state={state} />
      </EngineGroup>
      <p className="faint small">{settings.protections[state.secretProtection]}</p>
    </>
  )
}

function Summary() {
  const texts = useTexts()
  const { checks, problem, isBusy, check } = useSettingsStore('engines', (engines) => engines)
  const abilities = checks && abilitiesOf(texts.engines, checks)
  return (
    <div className="engines-summary">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {abilities && (
        <>
          <Notice tone={abilities.canTranslate ? 'good' : 'look'} text={abilities.translation} />
          <Notice tone={abilities.canHear ? 'good' : 'look'} text={abilities.speech} />
        </>
      )}
      <Button size="s" icon="refresh" isBusy={isBusy} onPress={() => void check()}>
        {texts.engines.check}
      </Button>
    </div>
  )
}
