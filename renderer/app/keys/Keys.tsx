/** The keys of a command, one cap each. */
import { Key } from '../../components/sign/Key.tsx'
import { useKeyNames } from './useKeyNames.ts'
import { isMacKeyboard, keyNames } from '../commands/chord.ts'

export const isMac = isMacKeyboard(navigator.platform)

export function Keys({ chord }: { readonly chord: string }) {
  const nameOf = useKeyNames()
  return (
    <span className="keys" aria-hidden="true">
      {keyNames(chord, isMac).map((name) => (
        <Key key={name} name={nameOf(name)} />
      ))}
    </span>
  )
}
