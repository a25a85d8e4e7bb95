/** jsdom has no layout, and so neither sizes nor scrolling: importing this stands in for both. */
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
Element.prototype.scrollTo = () => undefined

export {}
