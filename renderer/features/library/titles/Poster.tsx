/** The picture of a title, or a quiet tile with its initial. */
import { useEffect, useRef } from 'react'
import { useLibraryStore } from '../useLibraryStore.ts'
import { initialOf } from '../../../components/text/initialOf.ts'

export interface PosterProps {
  readonly posterId: string | null
  readonly title: string
  readonly size?: 'row' | 'drawer'
}

export function Poster({ posterId, title, size = 'row' }: PosterProps) {
  const picture = useLibraryStore('posters', ({ pictures }) => (posterId === null ? null : pictures.get(posterId)))
  const want = useLibraryStore('posters', (posters) => posters.want)
  useEffect(() => {
    if (posterId !== null) want(posterId)
  }, [posterId, want])
  return (
    <span className={`poster poster-${size}`} aria-hidden="true">
      {picture ? <Picture picture={picture} /> : initialOf(title)}
    </span>
  )
}

function Picture({ picture }: { readonly picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return <canvas ref={canvas} className="poster-picture" width={picture.width} height={picture.height} />
}
