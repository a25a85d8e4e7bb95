/** One part of the drawer, under its name. */
import type { ReactNode } from 'react'

export function DrawerSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="video-section">
      <h3 className="video-section-title">{title}</h3>
      {children}
    </section>
  )
}
