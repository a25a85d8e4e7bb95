/** Engines of the built-in service: which it has, what they can do together, and how each is set. */
import { useEffect } from 'react'
import { engineIds, engineTable, isAddressEngine, type EngineId } from '../../../../shared/engines/engineTable.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { Switch } from '../../../components/field/Switch.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { builtIn } from '../service/accountDraft.ts'
import type { SettingsProps } from '../settingsStores.ts'
import { EndpointFields } from './EndpointFields.tsx'
import { EngineGroup } from './EngineGroup.tsx'
import { enginesSet, isSet } from './engineStore.ts'
import { abilitiesOf } from './engineStatus.ts'
import { WhisperFolder } from './WhisperFolder.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import './engines.css'

export function EngineSettings({ state }: SettingsProps) {
  const address = state.values['service.address']
  return address === builtIn ? <OwnEngines state={state} /> : <OthersEngines address={address} />
}

/** There is nothing to set for them: what helps is whoever runs the service, or our own one. */
function OthersEngines({ address }: { readonly address: string }) {
  const { collection, engines } = useTexts()
  const turnToBuiltIn = useSettingsStore('edit', (edit) => edit.turnToBuiltIn)
  return (
    <Notice tone="look" text={engines.elsewhere({ address })}>
      <Button size="s" onPress={() => void turnToBuiltIn()}>
        {collection.useBuiltIn}
      </Button>
    </Notice>
  )
}

function OwnEngines({ state }: SettingsProps) {
  const { settings } = useTexts()
  const checks = useSettingsStore('engines', (state) => state.checks)
  const check = useSettingsStore('engines', (state) => state.check)
  const set = enginesSet(state)
  useEffect(() => void check(), [check, set])
  const about = (engine: EngineId) => ({
    engine,
    check: checks?.find((each) => each.engine === engine),
    isSet: isSet(engine, state),
    isByVariable: state.enginesInEnvironment.includes(engine),
  })
  return (
    <>
      <Summary />
      {engineIds.map((engine) => (
        <EngineGroup key={engine} {...about(engine)}>
          <EngineFields state={state} engine={engine} />
        </EngineGroup>
      ))}
      <p className="faint small">{settings.protections[state.secretProtection]}</p>
    </>
  )
}

/** By what the engine is reached by: an address, a command of this machine, a folder. */
function EngineFields({ engine, state }: SettingsProps & { readonly engine: EngineId }) {
  const { engines } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  if (isAddressEngine(engine)) return <EndpointFields state={state} engine={engine} />
  const row = engineTable[engine]
  if (row.by === 'folder') return <WhisperFolder state={state} />
  return (
    <Switch
      label={engines.useApertium}
      isOn={state.values[row.setting] === 'auto'}
      onChange={(isOn) => void write(row.setting, isOn ? 'auto' : 'off')}
    />
  )
}

function Summary() {
  const texts = useTexts()
  const { checks, problem, isBusy, check } = useSettingsStore('engines', (engines) => engines)
  const abilities = checks && abilitiesOf(texts.engines, checks)
  return (
    <div className="engines-summary">
      {problem && <ProblemNotice problem={problem} />}
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
