/** A key of the keyboard, as people see it. */
import './key.css'

export function Key({ name }: { readonly name: string }) {
  return <kbd className="key">{name}</kbd>
}
