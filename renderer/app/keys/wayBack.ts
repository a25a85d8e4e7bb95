/** The way that led to the open screen: each step with the control that began it, which has the keyboard again on the way back. */

export interface Step<Control> {
  readonly from: string
  /** null where no control of the screen began it. */
  readonly control: Control | null
}

export interface Way<Control> {
  /** The last step at the end; no screen is in it twice. */
  readonly steps: readonly Step<Control>[]
  /** What had the keyboard in the screen that is open again; null on the way on. */
  readonly back: Control | null
}

export const noWay = { steps: [], back: null } as const

/** Coming to a screen that the way leads through is coming back to it: what was opened from there is over. */
export function nextWay<Control>({ steps }: Way<Control>, step: Step<Control>, to: string): Way<Control> {
  const at = steps.findIndex(({ from }) => from === to)
  if (at >= 0) return { steps: steps.slice(0, at), back: steps[at]?.control ?? null }
  return { steps: [...steps, step], back: null }
}
