/** What else is on offer for the subtitle of ours on the desk: chosen, it is compared with ours, and may be taken then. */
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { OtherList } from '../../../app/others/OtherList.tsx'
import { OtherPrice } from '../../../app/others/OtherPrice.tsx'
import type { OtherChoice } from '../../../app/others/othersStore.ts'
import { fileKey } from '../../../app/desk/deskFiles.ts'
import { useDeskStore, useDeskStores } from '../useDeskStore.ts'

export function DeskOthers() {
  const { others } = useDeskStores()
  return <OtherList store={others}>{(other) => <Other other={other} />}</OtherList>
}

function Other({ other }: { readonly other: OtherChoice }) {
  const choose = useDeskStore('compare', (compare) => compare.choose)
  const turn = useDeskStore('compare', (compare) => compare.turn)
  async function compareWith(): Promise<void> {
    await choose(fileKey(other.file))
    await turn()
  }
  return (
    <button type="button" className="other other-button" onClick={() => void compareWith()}>
      <Untrusted text={other.release} wraps />
      <OtherPrice isCached={other.isCached} />
    </button>
  )
}
