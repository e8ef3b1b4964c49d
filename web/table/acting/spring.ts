/** A tab over which a dragged card rests turns to its part of the board, so that the card can be laid down there. */

/** So long, in milliseconds. */
const REST = 300

export class Spring {
  private tab: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  over(x: number, y: number): void {
    const tab = document.elementsFromPoint(x, y).map(tabOf).find(Boolean) ?? null
    if (tab === this.tab) return
    this.letGo()
    this.tab = tab
    if (tab?.getAttribute('aria-pressed') === 'false') this.timer = setTimeout(() => tab.click(), REST)
  }

  letGo(): void {
    clearTimeout(this.timer)
    this.tab = null
  }
}

const tabOf = (element: Element): HTMLElement | null => element.closest('.tabs > button')
