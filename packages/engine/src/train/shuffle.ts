/** Another order, the same for the same random numbers whatever the order was before. */
export const shuffle = (order: Int32Array, random: () => number): void => {
  order.sort();
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const held = order[index] as number;
    order[index] = order[other] as number;
    order[other] = held;
  }
};
