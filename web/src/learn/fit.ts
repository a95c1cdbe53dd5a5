/** Shows part of something big in a small frame. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So much of what surrounds them is seen beside the parts that matter, in pixels of the board. */
const MARGIN = 3;
/** More than that nothing is enlarged. */
const MOST = 2.4;

/** How much a stage is scaled, and where it goes, so that this box of it lies in the middle of the frame and fills it as well as it can. */
export function placed({ left, top, width, height }: Box, frame: [number, number]): { x: number; y: number; scale: number } {
  const scale = Math.min(frame[0] / width, frame[1] / height, MOST);
  return { x: (frame[0] - width * scale) / 2 - left * scale, y: (frame[1] - height * scale) / 2 - top * scale, scale };
}

/** The smallest box around all of these, and the margin. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Cuts the parts that a selector names out of the board on a stage, and keeps them in the frame around it, whatever the size of that; where
 * there is room left, what lies around them `within` another part is seen as well. The frame takes the colour of the board's table, so
 * that nothing is seen of the cut.
 */
export function fit(focus: string, within: string | null): (stage: HTMLElement) => () => void {
  return (stage) => {
    const frame = stage.parentElement!;
    const draw = () => {
      const whole = stage.getBoundingClientRect();
      const scaled = whole.width / stage.offsetWidth;
      const boxOf = (selector: string) => {
        const boxes = [...stage.querySelectorAll(selector)].map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return { left: (left - whole.left) / scaled, top: (top - whole.top) / scaled, width: width / scaled, height: height / scaled };
        });
        if (boxes.length === 0) console.error(`nothing on the board is ${selector}`);
        return around(boxes);
      };
      const box = boxOf(focus);
      const { x, y, scale } = placed(box, [frame.clientWidth, frame.clientHeight]);
      const cut = within === null ? box : boxOf(within);
      const cuts = [cut.top, stage.offsetWidth - cut.left - cut.width, stage.offsetHeight - cut.top - cut.height, cut.left];
      stage.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      stage.style.clipPath = `inset(${cuts.map((cut) => `${cut}px`).join(' ')})`;
      const table = stage.firstElementChild;
      if (table) frame.style.backgroundColor = getComputedStyle(table).backgroundColor;
    };
    const observer = new ResizeObserver(draw);
    for (const part of [frame, ...stage.querySelectorAll(focus)]) observer.observe(part);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    draw();
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', draw);
    };
  };
}
