/** One key after the other; a dash between two stands for those between them. */
import { Key } from '../../components/sign/Key.tsx'

export function KeyNames({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (name === '–' ? <span key={name}>–</span> : <Key key={name} name={name} />))
}
