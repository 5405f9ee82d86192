extension SymbolTable {
  /// Weather, plants and animals: Apple's names, each with its sources.
  static let ofNature = """
    sun.max brightness-high w=21.5 fill=brightness-high-fill levels=0 colors=yellow
    sun.min brightness-low w=19 fill=brightness-low-fill colors=yellow
    sun.dust brightness-high w=21.5 fill=brightness-high-fill
    sun.haze cloud-haze2 w=21 fill=cloud-haze2-fill
    sun.horizon sunrise w=22 fill=sunrise-fill
    sunrise sunrise w=22 fill=sunrise-fill
    sunset sunset w=22 fill=sunset-fill
    moon moon w=19 fill=moon-fill
    moon.stars moon-stars w=20.5 fill=moon-stars-fill
    zzz t:Zzz w=22
    cloud cloud w=23.5 fill=cloud-fill
    cloud.drizzle cloud-drizzle w=22 fill=cloud-drizzle-fill colors=white,cyan
    cloud.rain cloud-rain w=22 fill=cloud-rain-fill colors=white,cyan
    cloud.heavyrain cloud-rain-heavy w=22 fill=cloud-rain-heavy-fill
    cloud.fog cloud-fog2 w=22 fill=cloud-fog2-fill
    cloud.hail cloud-hail w=22 fill=cloud-hail-fill
    cloud.snow cloud-snow w=22 fill=cloud-snow-fill
    cloud.sleet cloud-sleet w=22 fill=cloud-sleet-fill
    cloud.bolt cloud-lightning w=22 fill=cloud-lightning-fill
    cloud.bolt.rain cloud-lightning-rain w=22 fill=cloud-lightning-rain-fill
    cloud.sun cloud-sun w=23.5 fill=cloud-sun-fill levels=0,1 colors=white,yellow
    cloud.moon cloud-moon w=23.5 fill=cloud-moon-fill
    icloud cloud w=23.5 fill=cloud-fill
    icloud.and.arrow.down cloud-arrow-down w=23.5 fill=cloud-arrow-down-fill
    icloud.and.arrow.up cloud-arrow-up w=23.5 fill=cloud-arrow-up-fill
    wind wind w=22
    snowflake snow w=20
    hurricane hurricane w=19
    tropicalstorm tropical-storm w=19
    drop droplet h=20.5 fill=droplet-fill
    humidity moisture w=22 fill=moisture
    water.waves water w=22
    flame fire h=20.5 fill=fire
    rainbow rainbow w=22 colors=red
    pawprint g:pets/e91d w=20.5 solid
    bird g:flutter_dash/e00b w=21 solid
    dog g:pets/e91d w=20 solid
    moon.zzz moon@10.2,13.6,18.6&t:z@16.6,8.4,5.6&t:z@21.2,3.8,4.2 fill=moon-fill@10.2,13.6,18.6&t:z@16.6,8.4,5.6&t:z@21.2,3.8,4.2
    cloud.sun.rain brightness-high@17.4,6.4,12.4+cloud-rain@10.2,15,18.5 fill=brightness-high-fill@17.4,6.4,12.4+cloud-rain-fill@10.2,15,18.5
    cloud.moon.rain moon@17.8,5.6,10.5+cloud-rain@10.2,15,18.5 fill=moon-fill@17.8,5.6,10.5+cloud-rain-fill@10.2,15,18.5
    cloud.sun.bolt brightness-high@17.4,6.4,12.4+cloud-lightning@10.2,15,18.5 fill=brightness-high-fill@17.4,6.4,12.4+cloud-lightning-fill@10.2,15,18.5
    cloud.moon.bolt moon@17.8,5.6,10.5+cloud-lightning@10.2,15,18.5 fill=moon-fill@17.8,5.6,10.5+cloud-lightning-fill@10.2,15,18.5
    sun.rain brightness-high@12,8.4,16&droplet-fill@6.4,20.4,5&droplet-fill@12,21.2,5&droplet-fill@17.6,20.4,5 fill=brightness-high-fill@12,8.4,16&droplet-fill@6.4,20.4,5&droplet-fill@12,21.2,5&droplet-fill@17.6,20.4,5 colors=yellow,cyan
    sprinkler.and.droplets o:sprinkler h=21 fill=o:sprinkler-fill
    carrot o:carrot w=21 fill=o:carrot-fill
    wind.snow wind@12,7.6,16&snow@7.6,20,6.4&snow@16.4,20,6.4
    moonphase.new.moon o:circle
    moonphase.full.moon o:circle-fill
    moonphase.first.quarter circle-half flip w=19.4
    moonphase.last.quarter circle-half w=19.4
    """
}
