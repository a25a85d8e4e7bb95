/** One of the app's icons. Decoration only: what it means is said by the text beside it or by its button's label. */
import { iconShapes, type IconName } from './shapes.ts'
import './icon.css'

export type { IconName }

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {iconShapes[name].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  )
}
