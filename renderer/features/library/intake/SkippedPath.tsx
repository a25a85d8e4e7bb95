/** A file that is no video: its name, and where below its folder of the library it lies. Both are cut in their middle. */
import { use } from 'react'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import { CellRoom } from '../../../components/text/cellRoom.ts'
import { MiddleCut } from '../../../components/text/MiddleCut.tsx'
import { fileNameOf, pathBelow } from '../../../components/text/pathText.ts'
import { useLibraryStore } from '../useLibraryStore.ts'

const nameLook = { sizePx: 13, weight: 400 }
const folderLook = { sizePx: 12, weight: 400 }

export function SkippedPath({ path }: { readonly path: string }) {
  const folders = useLibraryStore('library', ({ value }) => value?.folders)
  const widthPx = use(CellRoom)
  const name = fileNameOf(path)
  const below = pathBelow(
    path,
    (folders ?? []).map((folder) => folder.path),
  )
  const folder = below.slice(0, -name.length - 1)
  return (
    <TwoLines below={folder !== '' && <MiddleCut text={folder} widthPx={widthPx} look={folderLook} title={path} />}>
      <MiddleCut text={name} widthPx={widthPx} look={nameLook} title={path} />
    </TwoLines>
  )
}
