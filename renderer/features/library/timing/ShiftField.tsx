/** Moving one subtitle by hand: steps of a tenth and half a second, or any number of seconds. */
import { useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

const steps = [-0.5, -0.1, 0.1, 0.5] as const
const mostSeconds = 36_000

export interface ShiftFieldProps {
  readonly isBusy: boolean
  readonly onShift: (byMs: number) => void
}

export function ShiftField({ isBusy, onShift }: ShiftFieldProps) {
  const { timing, wording } = useTexts()
  const [typed, setTyped] = useState('')
  const seconds = secondsOf(typed)
  const signed = (value: number) => `${value > 0 ? '+' : '−'}${wording.number(Math.abs(value))}`
  const step = (by: number) => setTyped(String(Math.round(((seconds ?? 0) + by) * 1000) / 1000))
  const move = () => {
    if (seconds === null || seconds === 0) return
    onShift(Math.round(seconds * 1000))
    setTyped('')
  }
  const stepButton = (by: number) => (
    <Button key={by} size="s" look="ghost" label={timing.step({ seconds: signed(by) })} onPress={() => step(by)}>
      {signed(by)}
    </Button>
  )
  return (
    <div className="timing-shift" role="group" aria-label={timing.shift}>
      {steps.slice(0, 2).map(stepButton)}
      <div className="timing-seconds">
        <TextField
          label={timing.seconds}
          isLabelHidden
          value={typed}
          placeholder={timing.placeholder}
          maxLength={12}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            move()
          }}
        />
      </div>
      {steps.slice(2).map(stepButton)}
      <Button size="s" isBusy={isBusy} isDisabled={seconds === null || seconds === 0} onPress={move}>
        {timing.move}
      </Button>
    </div>
  )
}

/** With a point or a comma; null for what is no number of seconds. */
function secondsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-')
  const seconds = Number(text)
  return text === '' || !Number.isFinite(seconds) || Math.abs(seconds) > mostSeconds ? null : seconds
}
