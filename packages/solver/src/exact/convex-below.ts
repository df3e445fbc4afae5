/** The greatest convex function below the prices, at each of their points. */
export function convexBelow(prices: readonly number[]): number[] {
  const hull: number[] = []
  for (let i = 0; i < prices.length; i++) {
    while (hull.length >= 2) {
      const [a, b] = [hull[hull.length - 2], hull[hull.length - 1]]
      if ((prices[b] - prices[a]) * (i - a) < (prices[i] - prices[a]) * (b - a)) break
      hull.pop()
    }
    hull.push(i)
  }
  const below = [...prices]
  for (let h = 1; h < hull.length; h++) {
    const [a, b] = [hull[h - 1], hull[h]]
    for (let i = a + 1; i < b; i++) below[i] = prices[a] + ((prices[b] - prices[a]) * (i - a)) / (b - a)
  }
  return below
}
