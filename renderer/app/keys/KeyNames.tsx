/** One key after the other; a dash between two stands for those between them. */
import { Key } from '../../components/sign/Key.tsx'
import { useKeyNames } from './useKeyNames.ts'

export function KeyNames({ names }: { readonly names: readonly string[] }) {
  const nameOf = useKeyNames()
  return names.map((name) => (name === '–' ? <span key={name}>–</span> : <Key key={name} name={nameOf(name)} />))
}
