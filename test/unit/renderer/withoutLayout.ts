/** jsdom has no layout, and so no sizes, no scrolling and no window of some width: importing this stands in for them. */
globalThis.ResizeObserver = class {
  observe(): void {
    return undefined
  }
  unobserve(): void {
    return undefined
  }
  disconnect(): void {
    return undefined
  }
}
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe(): void {
    return undefined
  }
  unobserve(): void {
    return undefined
  }
  disconnect(): void {
    return undefined
  }
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

export {}
