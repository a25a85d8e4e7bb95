/** Playing, stepping from line to line, and which sound is heard. */
import { Button } from '../../../components/button/Button.tsx'
import { SelectField } from '../../../components/field/SelectField.tsx'
import { soundNames } from '../../../texts/soundWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { clockOf } from '../deskTimes.ts'
import { useStep } from '../useStep.ts'
import { useSeenStore } from '../useSeenStore.ts'

export function PlayBar() {
  const texts = useTexts()
  const { desk, wording } = texts
  const atMs = useSeenStore('player', (player) => player.atMs)
  const isPlaying = useSeenStore('player', (player) => player.isPlaying)
  const play = useSeenStore('player', (player) => player.play)
  const durationMs = useSeenStore('seen', ({ details }) => details?.durationMs ?? null)
  const step = useStep()
  return (
    <div className="play-bar">
      <Button look="ghost" icon="stepBack" label={desk.before} shortcut="J" onPress={() => step(-1)} />
      <Button
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? desk.pause : desk.play}
        shortcut="Space"
        onPress={() => play(!isPlaying)}
      />
      <Button look="ghost" icon="stepOn" label={desk.next} shortcut="K" onPress={() => step(1)} />
      <span className="play-time">
        <b>{clockOf(texts, atMs)}</b>
        {durationMs !== null && <span className="faint"> / {wording.runningTime(durationMs)}</span>}
      </span>
      <SoundChoice />
    </div>
  )
}

function SoundChoice() {
  const texts = useTexts()
  const tracks = useSeenStore('seen', ({ details }) => details?.tracks ?? [])
  // What is heard: chosen here, or taken for the film's own.
  const sound = useSeenStore('player', ({ sound: chosen, clip }) => chosen ?? clip?.sound ?? 0)
  const setSound = useSeenStore('player', (player) => player.setSound)
  const isWhole = useSeenStore('player', ({ clip }) => clip?.kind === 'whole')
  const sounds = soundNames(texts, tracks)
  // Of a file that it plays itself the page takes the sound.
  if (sounds.length < 2 || isWhole) return null
  return (
    <SelectField
      label={texts.desk.sound}
      isLabelHidden
      value={String(sound)}
      choices={sounds.map((label, index) => ({ value: String(index), label }))}
      onChange={(value) => setSound(Number(value))}
    />
  )
}
