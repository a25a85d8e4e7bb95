/** One media server: its address, its key, what it calls our folders, a trial of it, and how it stands. */
import { useId } from 'react'
import type { PlayerState } from '../../../../shared/contract/program/players.ts'
import type { SettingValues } from '../../../../shared/contract/settings.ts'
import { playerTable, type Player } from '../../../../shared/players/playerTable.ts'
import { DraftField } from '../../../components/field/DraftField.tsx'
import { Badge } from '../../../components/sign/Badge.tsx'
import type { Tone } from '../../../components/sign/tone.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SecretField } from '../SecretField.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import { homeAddress } from '../wholeAddress.ts'
import { FolderNames } from './FolderNames.tsx'
import type { Trial } from './playersStore.ts'
import { standingLines } from './standingLines.ts'
import { TrialLine } from './TrialLine.tsx'
import { validTrial } from './validTrial.ts'

const addressExamples: Readonly<Record<Player, string>> = {
  jellyfin: 'http://192.168.1.20:8096',
  emby: 'http://192.168.1.20:8096',
  plex: 'http://192.168.1.20:32400',
}

export function PlayerGroup({
  player: state,
  values,
}: {
  readonly player: PlayerState
  readonly values: SettingValues
}) {
  const texts = useTexts()
  const { players: words } = texts
  const id = useId()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const setSecret = useSettingsStore('edit', (edit) => edit.setSecret)
  const forgetTrial = useSettingsStore('playersEdit', (edit) => edit.forgetTrial)
  const nameFolder = useSettingsStore('playersEdit', (edit) => edit.nameFolder)
  const { player } = state
  const trial = validTrial(
    useSettingsStore('playersEdit', (edit) => edit.trials[player]),
    state,
  )
  const row = playerTable[player]
  const address = values[row.address]
  const badge = badgeOf(state, { address, hasFailed: trial?.kind === 'fails' }, texts.engines)
  return (
    <div className="outsider" role="group" aria-labelledby={id}>
      <div className="outsider-head">
        <h4 id={id}>{row.name}</h4>
        <Badge text={badge.text} tone={badge.tone} isHollow={address === ''} />
      </div>
      <SettingPlace of={row.address}>
        <DraftField
          label={words.address}
          type="url"
          placeholder={words.addressExample({ address: addressExamples[player] })}
          value={address}
          onKeep={(value) => {
            forgetTrial(player)
            void write(row.address, homeAddress(value))
          }}
        />
      </SettingPlace>
      {address !== '' && (
        <>
          <SecretField
            label={words.keys[player]}
            secret={state.key}
            onSet={(value) => {
              forgetTrial(player)
              void setSecret(`${player}-key`, value)
            }}
          />
          {!state.key.isSet && <p className="faint small">{words.keyHints[player]}</p>}
          <FolderNames
            of={row.folders}
            folders={state.folders}
            isToName={state.unknown !== null || (trial?.kind === 'answers' && trial.unseen.length > 0)}
            onName={(naming) => void nameFolder(player, naming)}
          />
          <TrialLine outsider={player} verb={words.test} trial={trial} />
          <Standing state={state} trial={trial} />
        </>
      )}
    </div>
  )
}

function Standing({ state, trial }: { readonly state: PlayerState; readonly trial: Trial | null }) {
  const texts = useTexts()
  return (
    <p className={state.failure === null ? 'faint small' : 'outsider-failing small'} role="status">
      {standingLines(texts, state, trial).join(' ')}
    </p>
  )
}

function badgeOf(
  { key, failure, unknown, toldMs }: PlayerState,
  { address, hasFailed }: { readonly address: string; readonly hasFailed: boolean },
  words: { readonly ready: string; readonly failing: string; readonly notSet: string },
): { readonly text: string; readonly tone: Tone } {
  if (address === '' || !key.isSet) return { text: words.notSet, tone: 'quiet' }
  if (failure !== null || hasFailed) return { text: words.failing, tone: 'bad' }
  return { text: words.ready, tone: toldMs === null || unknown !== null ? 'quiet' : 'good' }
}
