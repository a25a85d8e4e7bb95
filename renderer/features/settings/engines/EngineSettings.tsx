/** Engines of the built-in service: which it has, what they can do together, and how each is set. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { engineIds, engineTable, isAddressEngine, type EngineId } from '../../../../shared/engines/engineTable.ts'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Switch } from '../../../components/Switch.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsPartProps } from '../settingsParts.ts'
import { EndpointFields } from './EndpointFields.tsx'
import { EngineGroup } from './EngineGroup.tsx'
import { enginesSet, isSet } from './engineStore.ts'
import { abilitiesOf } from './standing.ts'
import { WhisperFolder } from './WhisperFolder.tsx'
import './engines.css'

export function EngineSettings({ parts, state }: SettingsPartProps) {
  const { engines } = useTexts()
  if (state.values['service.address'] !== 'embedded') return <p className="faint">{engines.elsewhere}</p>
  return <OwnEngines parts={parts} state={state} />
}

function OwnEngines({ parts, state }: SettingsPartProps) {
  const { settings } = useTexts()
  const { checks, check } = useStore(parts.engines)
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
      <Summary parts={parts} state={state} />
      {engineIds.map((engine) => (
        <EngineGroup key={engine} {...about(engine)}>
          <EngineFields parts={parts} state={state} engine={engine} />
        </EngineGroup>
      ))}
      <p className="faint small">{settings.protections[state.secretProtection]}</p>
    </>
  )
}

/** By what the engine is reached by: an address, a command of this machine, a folder. */
function EngineFields({ engine, ...props }: SettingsPartProps & { readonly engine: EngineId }) {
  const { engines } = useTexts()
  const write = useStore(props.parts.edit, (edit) => edit.write)
  if (isAddressEngine(engine)) return <EndpointFields {...props} engine={engine} />
  const row = engineTable[engine]
  if (row.by === 'folder') return <WhisperFolder {...props} />
  return (
    <Switch
      label={engines.useApertium}
      isOn={props.state.values[row.setting] === 'auto'}
      onChange={(isOn) => void write(row.setting, isOn ? 'auto' : 'off')}
    />
  )
}

function Summary({ parts }: SettingsPartProps) {
  const texts = useTexts()
  const { checks, problem, isBusy, check } = useStore(parts.engines)
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
