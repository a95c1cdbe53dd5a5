/** Symbols of orders and answers (viewBox 0 0 512 512). */
import backstab from 'icon:backstab';
import bull from 'icon:charging-bull';
import bullseye from 'icon:bullseye';
import caduceus from 'icon:caduceus';
import clash from 'icon:sword-clash';
import highShot from 'icon:high-shot';
import runner from 'icon:run';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:shield-bash';
import skull from 'icon:death-skull';

export const orderSymbols: Record<string, string> = {
  charge: bull,
  carry_on: clash,
  leave: runner,
  shoot: highShot,
  heal: caduceus,
  double_order: scroll,
  intercept: shield,
  target: bullseye,
  parting: backstab,
  give_up: skull,
};
